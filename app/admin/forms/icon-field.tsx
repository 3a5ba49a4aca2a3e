import { Icon } from '#app/ui/icon.tsx'
import { OwnField } from './fields.tsx'

interface IconFieldProps {
  name: string
  icons: readonly string[]
}

/** The drawings to choose from; each is called by the name that a row stores. */
export function IconField({ name, icons }: IconFieldProps) {
  return (
    <OwnField name={name}>
      {({ control, value, set }) => (
        <div className="mt-1 flex flex-wrap gap-1.5">
          {icons.map((icon) => (
            <label
              key={icon}
              title={icon}
              className="relative flex size-11 items-center justify-center rounded-lg border border-line-strong hover:bg-hover has-checked:border-2 has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
            >
              <input
                {...control}
                id={undefined}
                type="radio"
                value={icon}
                checked={value === icon}
                onChange={() => set(icon)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon name={icon} />
              <span lang="en" className="sr-only">
                {icon}
              </span>
            </label>
          ))}
        </div>
      )}
    </OwnField>
  )
}
