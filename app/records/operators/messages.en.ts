export const en = {
  emailInvalid: 'Please enter a valid e-mail address',
  taken: 'This address is an operator already',
  banned: 'This user is banned. Lift the ban under Users first',
  full: 'There are as many operators as this list can have',
  noWayIn:
    'Neither signing in with Google nor by e-mail is configured on this site, so an invited person could not sign in',
  invitedOften: 'This invitation was sent three times today already. Try again tomorrow',
  noRole: 'This invitation has no role: choose one with “Change role” first',
  accepted: 'This invitation was accepted in the meantime',
  ownRole: 'Your own role is changed by another operator',
  roleChanged: 'Your own role was changed in the meantime. Open the page again',
}

export type OperatorRecordMessages = typeof en
