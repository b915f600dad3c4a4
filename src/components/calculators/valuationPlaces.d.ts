declare module '*/.cache/valuationPlaces.json' {
  const places: Record<
    import('../../i18n/locales').LocaleCode,
    import('../../domain/calculators/calculatorView').ValuationPlace[]
  >;
  export default places;
}
