/** Who may change what visitors read. Asked with every call of the admin area. */
export interface AdminGate {
  /**
   * Believes the bearer token only, never the cookie.
   *
   * @param clientAddress where the call came from, as `clientAddress()` of platform gives it
   */
  check(request: Request, clientAddress: string): Promise<AdminAnswer>
}

export type AdminAnswer =
  { ok: true; admin: { id: string; email: string } } | { ok: false; status: 401 | 403; error: string }
