import type { LocalImages } from '#app/platform/media/local-images.server.ts'
import type { Coin } from './coin.ts'

/** The source's hosts of coin images. */
const imageHosts: ReadonlySet<string> = new Set(['coin-images.coingecko.com', 'assets.coingecko.com'])

/** The coins with this site's own paths of their images, null where an image is not stored yet. */
export async function withOwnImages(
  coins: readonly Coin[],
  { pictures, server }: { pictures: LocalImages; server: { url: string } },
): Promise<Coin[]> {
  const known = await pictures.paths(
    coins.map(({ image }) => (image && isOfCoins(image, server.url) ? image : null)),
  )
  return coins.map((coin) => ({ ...coin, image: known.get(coin.image ?? '') ?? null }))
}

/** `origin`: the source's own server, a local one in tests. */
function isOfCoins(url: string, origin: string): boolean {
  const address = URL.parse(url)
  if (!address) return false
  return (address.protocol === 'https:' && imageHosts.has(address.hostname)) || address.origin === origin
}
