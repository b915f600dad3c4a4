/** Projects a longitude in degrees to a Web Mercator map: 0 at the western edge, 1 at the eastern. */
export function mercatorX(lng: number): number {
  return (lng + 180) / 360;
}

/** Projects a latitude in degrees to a Web Mercator map: 0 at the northern edge, 1 at the southern. Clamped to ±85°. */
export function mercatorY(lat: number): number {
  const radians = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  return (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
}

/** The latitude in degrees at a position of a Web Mercator map: the inverse of `mercatorY`. */
export function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
