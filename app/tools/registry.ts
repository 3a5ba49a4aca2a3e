import type { ToolManifest } from '#app/lib/tool-manifest.ts'

/** Every tool folder's manifest, in order. A new folder is found here; nothing is registered by hand. */
export const manifests: readonly ToolManifest[] = Object.values(
  import.meta.glob<ToolManifest>('./*/tool.ts', { eager: true, import: 'tool' }),
).toSorted((a, b) => a.order - b.order)

export function manifestAt(path: string): ToolManifest | undefined {
  return manifests.find((manifest) => manifest.path === path)
}
