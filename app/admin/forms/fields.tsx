import { type ReactNode, useId } from 'react'
import type { Lang } from '#app/kit/language.ts'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.ts'
import { useFormOnScreen } from './form-context.ts'
import type { FormValue } from './form-values.ts'
import { words } from './words.ts'

interface FieldProps {
  name: string
  isRequired?: boolean
  /** Below the field. */
  hint?: string
}

/** What a field's control needs to be named, described and marked. */
function useField(name: string, hint: string | undefined) {
  const { labels, values, faults, set } = useFormOnScreen()
  const id = useId()
  const fault = faults[name]
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return {
    label: labels[name] ?? name,
    value: values[name],
    set: (value: FormValue) => set(name, value),
    fault,
    id,
    control: {
      id,
      name,
      'aria-invalid': fault ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

type Field = ReturnType<typeof useField>

/** Label above, what is wrong below. */
function Framed({
  field,
  hint,
  isRequired,
  children,
}: Omit<FieldProps, 'name'> & { field: Field; children: ReactNode }) {
  const { requiredMark } = useWords(words)
  return (
    <div className="min-w-0">
      <label htmlFor={field.id} className="font-medium">
        {field.label}
        {isRequired && <span className="text-muted"> {requiredMark}</span>}
      </label>
      {children}
      <Below field={field} hint={hint} />
    </div>
  )
}

function Below({ field, hint }: { field: Pick<Field, 'id' | 'fault'>; hint: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${field.id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {field.fault && (
        <p id={`${field.id}-fault`} className="mt-1 text-sm font-medium text-simrik">
          {field.fault}
        </p>
      )}
    </>
  )
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'url' | 'tel'
  /** The language of what is typed. */
  lang?: Lang
  inputMode?: 'decimal' | 'numeric'
  maxLength?: number
  placeholder?: string
  /** What becomes of each text that is typed. */
  typed?: (text: string) => string
}

export function TextField({ name, isRequired, hint, type = 'text', typed, ...input }: TextFieldProps) {
  const field = useField(name, hint)
  return (
    <Framed field={field} hint={hint} isRequired={isRequired}>
      <input
        {...field.control}
        {...input}
        // What is wrong with an address is told in the form's own words.
        type={type === 'url' ? 'text' : type}
        inputMode={type === 'url' ? 'url' : input.inputMode}
        autoComplete="off"
        required={undefined}
        aria-required={isRequired}
        value={String(field.value ?? '')}
        onChange={({ target }) => field.set(typed ? typed(target.value) : target.value)}
        className={`${fieldStyle} mt-1`}
      />
    </Framed>
  )
}

interface TextAreaProps extends FieldProps {
  lang?: Lang
  rows?: number
}

export function TextArea({ name, isRequired, hint, rows = 3, lang }: TextAreaProps) {
  const field = useField(name, hint)
  return (
    <Framed field={field} hint={hint} isRequired={isRequired}>
      <textarea
        {...field.control}
        lang={lang}
        rows={rows}
        aria-required={isRequired}
        value={String(field.value ?? '')}
        onChange={({ target }) => field.set(target.value)}
        className={`${fieldStyle} mt-1`}
      />
    </Framed>
  )
}

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string | number | boolean | null; title: string }[]
}

export function SelectField({ name, isRequired, hint, options }: SelectFieldProps) {
  const field = useField(name, hint)
  return (
    <Framed field={field} hint={hint} isRequired={isRequired}>
      <select
        {...field.control}
        aria-required={isRequired}
        value={options.findIndex(({ value }) => value === field.value)}
        onChange={({ target }) => field.set(options[Number(target.value)]?.value ?? null)}
        className={`${fieldStyle} mt-1`}
      >
        {!options.some(({ value }) => value === field.value) && <option value={-1} />}
        {options.map(({ value, title }, index) => (
          <option key={String(value)} value={index}>
            {title}
          </option>
        ))}
      </select>
    </Framed>
  )
}

export function CheckField({ name, hint }: Omit<FieldProps, 'isRequired'>) {
  const field = useField(name, hint)
  return (
    <div>
      <label htmlFor={field.id} className="flex min-h-11 items-center gap-3 font-medium">
        <input
          {...field.control}
          type="checkbox"
          checked={field.value === true}
          onChange={({ target }) => field.set(target.checked)}
          className="size-5 accent-brand"
        />
        {field.label}
      </label>
      <Below field={field} hint={hint} />
    </div>
  )
}

/** For a part of a form that is no plain field: its fault and its id stand beside it in the same way. */
export function OwnField({
  name,
  hint,
  children,
}: FieldProps & { children: (field: Pick<Field, 'control' | 'value' | 'set'>) => ReactNode }) {
  const field = useField(name, hint)
  return (
    <fieldset className="min-w-0" aria-describedby={field.control['aria-describedby']}>
      <legend className="font-medium">{field.label}</legend>
      {children(field)}
      <Below field={field} hint={hint} />
    </fieldset>
  )
}
