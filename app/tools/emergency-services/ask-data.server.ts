import type { EmergencyAskData } from './ask.ts'
import { servicesIn } from './load-services.server.ts'

const [en, ne] = [servicesIn('en'), servicesIn('ne')].map(({ categories }) =>
  categories.flatMap(({ services }) => services),
)

const nepaliNames = new Map(ne?.map(({ number, name }) => [number, name]))

const data: EmergencyAskData = {
  services: (en ?? []).map(({ name, number }) => ({
    name: { en: name, ne: nepaliNames.get(number) ?? name },
    number,
  })),
}

export const loadAskData = () => data
