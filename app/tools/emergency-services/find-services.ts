import { matchesText, searchable } from '#app/kit/text-match.ts'
import type { Category, Service } from './services.ts'

const digitsAndSeparators = /^[\d\s()+-]*\d[\d\s()+-]*$/

/** The entries whose name or number contains the query, in their categories; a category without any is left out. */
export function findServices(categories: readonly Category[], query: string): readonly Category[] {
  const wanted = searchable(query)
  if (!wanted) return categories
  const digits = digitsAndSeparators.test(wanted) ? wanted.replace(/\D/g, '') : undefined
  return categories
    .map((category) => ({
      ...category,
      services: category.services.filter((service) => matches(service, wanted, digits)),
    }))
    .filter(({ services }) => services.length > 0)
}

function matches(service: Service, wanted: string, digits: string | undefined): boolean {
  if (matchesText(wanted, service.searchTexts)) return true
  if (digits === undefined) return false
  return [service.number, ...service.otherNumbers].some((number) =>
    number.replace(/\D/g, '').includes(digits),
  )
}

export function countServices(categories: readonly Category[]): number {
  return categories.reduce((sum, { services }) => sum + services.length, 0)
}
