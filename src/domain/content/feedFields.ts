/** The fields of a home that a feed can have: our own field names, and the names of places as feeds write them. */
export const feedFields = [
  ...['reference', 'family', 'purpose', 'type', 'status', 'bedrooms', 'bathrooms', 'size', 'plot'],
  ...['price.amount', 'price.currency', 'price.period', 'rent.month', 'rent.year', 'rent.week', 'rent.day'],
  ...['deposit', 'cheques', 'furnished', 'billsIncluded', 'fitOut', 'tenure', 'leaseYears', 'epc.current'],
  ...['epc.potential', 'serviceCharge', 'completion', 'completionStatus', 'floor', 'parking', 'maidsRoom'],
  ...['view', 'building', 'building.en', 'building.ar', 'area', 'city', 'community', 'subCommunity'],
  ...['point.lat', 'point.lng', 'agent', 'agent.email', 'agent.phone', 'project', 'unit'],
  ...['permit', 'permitUrl', 'listed', 'verified'],
  ...['title.en', 'title.ar', 'description.en', 'description.ar'],
] as const;

/** Fields with a list of values, which a column of a CSV file can have, too. */
export const listFields = ['features', 'gallery', 'photos'] as const;
