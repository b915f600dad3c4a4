/** A one-letter preposition joined to a figure, as in "ب3". Arabic puts a tatweel between them: "بـ3". */
export const gluedPreposition = /(?<!\p{L}\p{M}*)[وف]?[بلك]\d/u;
