/** A preposition of one letter that runs into a figure, as in "ب3": Arabic sets a tatweel between them, "بـ3". */
export const gluedPreposition = /(?<!\p{L}\p{M}*)[وف]?[بلك]\d/u;
