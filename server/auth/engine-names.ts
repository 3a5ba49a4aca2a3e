import type { BetterAuthOptions } from 'better-auth'

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** Better Auth's tables and columns under the names that they have here. */
export const engineNames = {
  user: {
    modelName: 'auth_users',
    fields: { ...stamps, emailVerified: 'email_verified' },
    additionalFields: {
      lastSignInAt: { type: 'date', required: false, input: false, fieldName: 'last_sign_in_at' },
      bannedUntil: { type: 'date', required: false, input: false, fieldName: 'banned_until' },
    },
  },
  session: {
    modelName: 'auth_sessions',
    fields: {
      ...stamps,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'auth_accounts',
    // Their tokens are not kept, also not those of a later sign-in.
    updateAccountOnSignIn: false,
    fields: {
      ...stamps,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'auth_verifications', fields: { ...stamps, expiresAt: 'expires_at' } },
  rateLimit: { modelName: 'auth_rate_limits', fields: { lastRequest: 'last_request' } },
} satisfies Partial<BetterAuthOptions>

export const keyNames = {
  jwks: {
    modelName: 'auth_keys',
    fields: {
      publicKey: 'public_key',
      privateKey: 'private_key',
      createdAt: 'created_at',
      expiresAt: 'expires_at',
    },
  },
}

export const phoneNames = {
  user: { fields: { phoneNumber: 'phone_number', phoneNumberVerified: 'phone_number_verified' } },
}

export const walletNames = {
  walletAddress: {
    modelName: 'auth_wallets',
    fields: {
      userId: 'user_id',
      address: 'address',
      chainId: 'chain_id',
      isPrimary: 'is_primary',
      createdAt: 'created_at',
    },
  },
}
