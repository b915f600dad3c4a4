/** The label on the site plan that a unit belongs to: `A` of `A-1205`, `12` of `V12`; null for any other number. */
export function buildingOf(unit: string | null): string | null {
  return /^([A-Z])-/.exec(unit ?? '')?.[1] ?? /^V(\d+)$/.exec(unit ?? '')?.[1] ?? null;
}
