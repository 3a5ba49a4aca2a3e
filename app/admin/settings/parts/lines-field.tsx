import { fieldStyle } from '#app/ui/field.tsx'
import { OwnField } from '../../forms/fields.tsx'

interface LinesFieldProps {
  name: string
  label: string
  hint: string
}

/** A list, one item on each line. */
export function LinesField({ name, label, hint }: LinesFieldProps) {
  return (
    <OwnField name={name} hint={hint}>
      {({ control, value, set }) => (
        <textarea
          {...control}
          aria-label={label}
          rows={3}
          spellCheck={false}
          value={(value as readonly string[]).join('\n')}
          onChange={({ target }) => set(target.value.split('\n'))}
          className={`${fieldStyle} mt-1`}
        />
      )}
    </OwnField>
  )
}
