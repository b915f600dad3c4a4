declare module '*/.cache/valuationPlaces.json' {
  export const places: Record<
    import('../../i18n/locales').LocaleCode,
    import('../../domain/calculators/calculatorView').ValuationPlace[]
  >;
}
