declare module '*/.cache/valuationPlaces.js' {
  const places: Record<
    import('../../i18n/locales').LocaleCode,
    import('../../domain/calculators/calculatorView').ValuationPlace[]
  >;
  export default places;
}
