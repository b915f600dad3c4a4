/** Returns the site plan label of a unit's building: `A` for `A-1205`, `12` for `V12`, null for any other number. */
export function buildingOf(unit: string | null): string | null {
  return /^([A-Z])-/.exec(unit ?? '')?.[1] ?? /^V(\d+)$/.exec(unit ?? '')?.[1] ?? null;
}
