/**
 * Characters that are not seen: soft hyphens, zero-width characters, direction marks and isolates. Pasted text can
 * contain them, above all text from an Arabic page or message.
 */
export const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
