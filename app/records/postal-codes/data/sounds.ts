const consonants =
  'क[kcq] खkh गg घgh ङn च(?:ch?) छ(?:ch+) जj झjh ञ[ny] टt ठth डd ढdh णn तt थth दd धdh नn पp फ(?:ph|f) बb भbh मm यy रr लl वb शs षs सs हh'
const vowels =
  'अa आa इi ईi उu ऊu एe ऐai ओo औau ाa ि[iy] ी[iy] ुu ूu ृri े(?:e|ai) ैai ो(?:o|au) ौ(?:au|ou|o) ् ं[nm]? ँ[nm]?'

/** How letters of Devanagari are written in Latin, as parts of a regular expression; v, w and double letters are unified. */
export const soundsOf: Readonly<Record<string, string>> = Object.fromEntries(
  `${consonants} ${vowels}`.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)]),
)
