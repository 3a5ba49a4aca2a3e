import { digitsIn } from 'bikram-sambat/digits'
import { type ReactNode, useId } from 'react'
import type { Lang } from '#app/kit/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { useFormOnScreen } from './form-context.ts'
import type { FormValue } from './form-values.ts'
import { messages } from './messages.ne.ts'

interface FieldProps {
  name: string
  isRequired?: boolean
  /** Below the field. */
  hint?: string
  /** Recommended length in characters, for a text that other sites may cut. */
  recommended?: number
}

/** The state of a field, and the attributes that label and describe its control. */
function useField({ name, hint: given, recommended }: FieldProps) {
  const { labels, values, fieldErrors, set } = useFormOnScreen()
  const text = useMessages(messages)
  const lang = useLang()
  const id = useId()
  const length = String(values[name] ?? '').length
  const hint = recommended ? text.recommended(digitsIn(lang, length), digitsIn(lang, recommended)) : given
  const error = fieldErrors[name]
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    label: labels[name] ?? name,
    value: values[name],
    set: (value: FormValue) => set(name, value),
    error,
    hint,
    id,
    control: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

type Field = ReturnType<typeof useField>

/** Label above, hint and error below. */
function Framed({
  field,
  isRequired,
  children,
}: Pick<FieldProps, 'isRequired'> & { field: Field; children: ReactNode }) {
  const { requiredMark } = useMessages(messages)
  return (
    <div className="min-w-0">
      <label htmlFor={field.id} className="font-semibold">
        {field.label}
        {isRequired && <span className="text-muted"> {requiredMark}</span>}
      </label>
      {children}
      <Below field={field} />
    </div>
  )
}

function Below({ field: { id, hint, error } }: { field: Field }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-simrik">
          {error}
        </p>
      )}
    </>
  )
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'url' | 'tel' | 'date'
  /** The language of what is typed. */
  lang?: Lang
  inputMode?: 'decimal' | 'numeric'
  maxLength?: number
  placeholder?: string
  /** Maps the typed text to the value of the field. */
  typed?: (text: string) => string | null
}

export function TextField(props: TextFieldProps) {
  const { name, isRequired, hint, recommended, type = 'text', typed, ...input } = props
  const field = useField({ name, hint, recommended })
  return (
    <Framed field={field} isRequired={isRequired}>
      <input
        {...field.control}
        {...input}
        // The form shows its own errors, not the browser's.
        type={type === 'url' ? 'text' : type}
        inputMode={type === 'url' ? 'url' : input.inputMode}
        autoComplete="off"
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

export function TextArea({ isRequired, rows = 3, lang, ...props }: TextAreaProps) {
  const field = useField(props)
  return (
    <Framed field={field} isRequired={isRequired}>
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

export function SelectField({ isRequired, options, ...props }: SelectFieldProps) {
  const field = useField(props)
  return (
    <Framed field={field} isRequired={isRequired}>
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

export function CheckField(props: Pick<FieldProps, 'name' | 'hint'>) {
  const field = useField(props)
  return (
    <div>
      <label htmlFor={field.id} className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          {...field.control}
          type="checkbox"
          checked={field.value === true}
          onChange={({ target }) => field.set(target.checked)}
          className="size-5 accent-brand"
        />
        {field.label}
      </label>
      <Below field={field} />
    </div>
  )
}

/** Frames a control of another kind with label, hint and error like the other fields. */
export function OwnField({
  name,
  hint,
  children,
}: FieldProps & { children: (field: Pick<Field, 'control' | 'value' | 'set'>) => ReactNode }) {
  const field = useField({ name, hint })
  return (
    <fieldset className="min-w-0" aria-describedby={field.control['aria-describedby']}>
      <legend className="font-semibold">{field.label}</legend>
      {children(field)}
      <Below field={field} />
    </fieldset>
  )
}
