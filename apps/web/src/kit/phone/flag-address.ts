// Returns the URLs of a country's flag: the operator's image CDN, then our own files.

const COUNTRY = /^[A-Z]{2}$/;

/** Returns the URLs to try in turn. Only two capital letters ever become part of a URL. */
export function flagAddresses(
  country: string,
  imageOrigins: readonly string[],
  own: Readonly<Record<string, string>>,
): readonly string[] {
  if (!COUNTRY.test(country)) return [];
  const [cdn] = imageOrigins;
  return [...(cdn ? [`${cdn}/COUNTRY_FLAG/${country}.png`] : []), ...(own[country] ? [own[country]] : [])];
}
