import type { LocalImages } from '#app/platform/media/local-images.server.ts'
import type { Coin } from './coin.ts'

/** Hosts on which the source keeps the pictures of coins. */
const imageHosts: ReadonlySet<string> = new Set(['coin-images.coingecko.com', 'assets.coingecko.com'])

/** The coins with this site's own address of their pictures, where they are here already. */
export async function withOwnImages(
  coins: readonly Coin[],
  { pictures, server }: { pictures: LocalImages; server: { url: string } },
): Promise<Coin[]> {
  const known = await pictures.paths(
    coins.map(({ image }) => (image && isOfCoins(image, server.url) ? image : null)),
  )
  return coins.map((coin) => ({ ...coin, image: known.get(coin.image ?? '') ?? null }))
}

/** `origin`: the source's own server, which is one of this machine in tests. */
function isOfCoins(url: string, origin: string): boolean {
  const address = URL.parse(url)
  if (!address) return false
  return (address.protocol === 'https:' && imageHosts.has(address.hostname)) || address.origin === origin
}
