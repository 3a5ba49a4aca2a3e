/** What people maintain as the product: not tests, measurements, fixtures and generated files. */
export function isProductFile(path: string): boolean {
  const isCode = /\.(ts|tsx|mjs|js|css)$/.test(path)
  return (
    isCode &&
    !/\.(test|spec|generated)\.|^(e2e|stress|test)\/|\/(test|corpus|generated)\/|fixtures/.test(path)
  )
}

/**
 * The lines of a file that a person has to understand: no blank lines, comments, imports and exports of other files, and
 * none of dictionaries and data.
 */
export function programLines(path: string, text: string): number {
  if (/(^|\/)messages\.(en|ne)\.ts$|\/(data|seeds)\//.test(path)) return 0
  const withoutComments = text.replace(/^\s*\{?\/\*[\s\S]*?\*\/.*$/gm, '').replace(/^\s*\/\/.*$/gm, '')
  const withoutImports = withoutComments.replace(
    /^(import\b|export\b(?=[^'"]*\sfrom\s))[^'"\n]*(\{[^}]*\}[^'"\n]*)?['"][^'"\n]+['"].*$/gm,
    '',
  )
  return withoutImports.split('\n').filter((line) => line.trim() !== '').length
}
