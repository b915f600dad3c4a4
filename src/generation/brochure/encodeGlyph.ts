/** A fontkit outline in whole font units, with straight lines and quadratic curves only. */
export type Outline = {
  commands: { command: string; args: number[] }[];
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
};

type Point = { x: number; y: number; isOnCurve: boolean };

/**
 * Encodes an outline as a simple glyph of the TrueType `glyf` table, padded to four bytes; an empty outline takes no
 * bytes. Every coordinate takes two bytes, so the result is not the shortest possible.
 */
export function encodeGlyph({ commands, bbox }: Outline): Uint8Array {
  const contours = contoursOf(commands);
  if (contours.length === 0) return new Uint8Array(0);
  const points = contours.flat();
  const length = 10 + contours.length * 2 + 2 + points.length * 5;
  const bytes = new Uint8Array(Math.ceil(length / 4) * 4);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const short = (value: number) => {
    view.setInt16(at, Math.round(value));
    at += 2;
  };
  short(contours.length);
  for (const edge of [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY]) short(edge);
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    short(end);
  }
  short(0); // no instructions
  for (const { isOnCurve } of points) view.setUint8(at++, isOnCurve ? 1 : 0);
  for (const axis of ['x', 'y'] as const) {
    let last = 0;
    for (const point of points) {
      short(point[axis] - last);
      last = Math.round(point[axis]);
    }
  }
  return bytes;
}

function contoursOf(commands: Outline['commands']): Point[][] {
  const contours: Point[][] = [];
  const add = (x = 0, y = 0, isOnCurve = true) =>
    contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), isOnCurve });
  for (const { command, args } of commands) {
    if (command === 'moveTo') {
      contours.push([]);
      add(args[0], args[1]);
    } else if (command === 'lineTo') add(args[0], args[1]);
    else if (command === 'quadraticCurveTo') {
      add(args[0], args[1], false);
      add(args[2], args[3]);
    }
  }
  return contours.filter((contour) => contour.length > 2);
}
