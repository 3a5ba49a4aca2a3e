import { digitsIn } from '@chautari/bikram-sambat/digits'
import { isDay } from '@chautari/bikram-sambat/iso-day'
import { type ReactNode, useId } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import type { Control, FormValue } from '#app/platform/editing/record.ts'
import { useLang, useTexts } from '#app/platform/i18n/use-language.ts'
import { BsDateField } from '#app/ui/bs-date-field.tsx'
import { CheckField, Field, FieldGroup, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'
import { PictureField } from './picture-field.tsx'
import { useFormOnScreen } from './use-form.ts'

interface RecordFieldsProps {
  /** The controls of the record, by field name. */
  fields: Readonly<Record<string, Control>>
  /** Those that the section draws. */
  controls?: Readonly<Record<string, ReactNode>>
}

/** The fields of a form, in the order of the record. Whether visitors see the row comes last. */
export function RecordFields({ fields, controls = {} }: RecordFieldsProps) {
  const isLast = (name: string) => Number(name === 'is_active')
  const listed = Object.entries(fields).toSorted(([a], [b]) => isLast(a) - isLast(b))
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {listed.map(([name, control]) => (
        <div key={name} className={control.isHalf ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
          {controls[name] ?? <RecordField name={name} control={control} />}
        </div>
      ))}
    </div>
  )
}

interface RecordFieldProps {
  name: string
  control: Control
}

function RecordField({ name, control }: RecordFieldProps) {
  const { isRequired, rows = 3, maxLength, inputMode, type } = control
  const { value, set, ...field } = useField(name, control)
  const text = {
    ...field,
    'aria-required': isRequired,
    lang: name.endsWith('_ne') ? 'ne' : undefined,
    value: String(value ?? ''),
  }
  switch (control.kind) {
    case 'check':
      return <CheckField {...field} checked={value === true} onChange={({ target }) => set(target.checked)} />
    case 'select':
      return <OptionField name={name} control={control} />
    case 'picture':
      return <PictureField {...field} value={value} set={set} />
    case 'icons':
      return <IconField name={name} icons={control.options ?? []} />
    case 'area':
      return <TextAreaField {...text} rows={rows} onChange={({ target }) => set(target.value)} />
    default:
      if (type === 'date') return <DayField name={name} control={control} />
      return (
        <TextField
          {...text}
          // The form shows its own errors, not the browser's.
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' ? 'url' : inputMode}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => set(control.typed ? control.typed(target.value) : target.value)}
        />
      )
  }
}

/** A day of Nepal, entered in BS and shown in AD below. Its value is in AD, YYYY-MM-DD. */
function DayField({ name, control }: RecordFieldProps) {
  const { value: stored, set, label, error } = useField(name, control)
  const value = String(stored ?? '')
  const { text } = useFormOnScreen()
  const lang = useLang()
  const id = useId()
  return (
    <Field id={id} label={label} hint={!error && isDay(value) && dayText(lang, value)}>
      {() => (
        <BsDateField
          id={id}
          label={text.labels[name] ?? name}
          error={error}
          isRequired={control.isRequired}
          ad={value}
          onEdit={({ valueAsAd }) => set(valueAsAd)}
          plain={{ type: 'date', name, value, onChange: ({ target }) => set(target.value) }}
          className="mt-1 block"
        />
      )}
    </Field>
  )
}

/** The state of a field and the texts around it. */
function useField(name: string, { isRequired, recommended }: Partial<Control> = {}) {
  const { text, values, fieldErrors, set } = useFormOnScreen()
  const [{ form: words }, lang] = useTexts(messages)
  const length = String(values[name] ?? '').length
  const label = text.labels[name] ?? name
  return {
    name,
    label: isRequired ? (
      <>
        {label}
        <span className="text-muted"> {words.requiredMark}</span>
      </>
    ) : (
      label
    ),
    hint: recommended
      ? words.recommended(digitsIn(lang, length), digitsIn(lang, recommended))
      : text.hints?.[name],
    error: fieldErrors[name],
    value: values[name],
    set: (value: FormValue) => set(name, value),
  }
}

/** A select over values of any type: the options are numbered. */
function OptionField({ name, control }: RecordFieldProps) {
  const { value, set, ...field } = useField(name, control)
  const { text } = useFormOnScreen()
  const titles = text.options?.[name]
  const { options = [] } = control
  const chosen = options.indexOf(value ?? null)
  const listed = options
    .map(String)
    .map((option, index) => [String(index), titles?.[option] ?? option] as const)
  return (
    <SelectField
      {...field}
      aria-required={control.isRequired}
      options={chosen < 0 ? [['-1', ''], ...listed] : listed}
      value={String(chosen)}
      onChange={({ target }) => set(options[Number(target.value)] ?? null)}
    />
  )
}

interface CustomFieldProps {
  name: string
  children: (field: {
    control: { id: string; name: string }
    title: string
    value: FormValue | undefined
    set: (value: FormValue) => void
  }) => ReactNode
}

/** Frames a control of another kind with label, hint and error like the other fields. */
export function CustomField({ name, children }: CustomFieldProps) {
  const { value, set, label, hint, error } = useField(name)
  const title = useFormOnScreen().text.labels[name] ?? name
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      {(control) => children({ control: { ...control, name }, title, value, set })}
    </FieldGroup>
  )
}

/** The drawings to choose from; each is called by the name that a row stores. */
function IconField({ name, icons }: { name: string; icons: readonly FormValue[] }) {
  return (
    <CustomField name={name}>
      {({ control, value, set }) => (
        <div className="mt-1 flex flex-wrap gap-1.5">
          {icons.map(String).map((icon) => (
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
    </CustomField>
  )
}
