import { createContext, useContext } from 'react'
import { AppError } from '#app/kit/app-error.ts'
import type { FormState } from './use-form.ts'

interface FormOnScreen extends Omit<FormState, 'save'> {
  /** Field labels by field name. */
  labels: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormOnScreen | null>(null)

export function useFormOnScreen(): FormOnScreen {
  const form = useContext(FormContext)
  if (!form) throw new AppError('impossible')
  return form
}
