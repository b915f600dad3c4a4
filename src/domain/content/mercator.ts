/** Where a longitude lies on a Web Mercator map: 0 at its western edge, 1 at its eastern. */
export function mercatorX(lng: number): number {
  return (lng + 180) / 360;
}

/** Where a latitude lies on a Web Mercator map: 0 at its northern edge, 1 at its southern. The poles are cut at 85°. */
export function mercatorY(lat: number): number {
  const radians = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  return (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
}
