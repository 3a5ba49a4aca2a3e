import { Icon } from '#app/ui/icon.tsx'
import type { Category } from '../services.ts'
import { categoryStyle } from './category-style.ts'
import { ServiceCard } from './service-card.tsx'

interface CategorySectionProps {
  category: Category
  gatheredOn: string
}

export function CategorySection({
  category: { id, title, icon, colour, services },
  gatheredOn,
}: CategorySectionProps) {
  return (
    <section aria-labelledby={id} className="mt-8 print:mt-3">
      <h2 id={id} className="flex items-center gap-3 text-2xl print:text-base">
        <span
          className={`flex size-11 shrink-0 items-center justify-center rounded-lg print:hidden ${categoryStyle[colour]}`}
        >
          <Icon name={icon} fallback="phone" className="size-6" />
        </span>
        {title}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:mt-1 print:block">
        {services.map((service) => (
          <ServiceCard key={service.number} service={service} gatheredOn={gatheredOn} />
        ))}
      </ul>
    </section>
  )
}
