export const en = {
  /** Why there is no picture, by `PictureTrouble`. */
  troubles: {
    'not-public':
      'This address cannot be used: pictures come from public addresses that start with https:// only.',
    unreachable: 'No server answers at this address.',
    'too-slow': 'The server at this address did not send the picture within 5 seconds.',
    'too-large': 'The picture at this address is larger than 256 KB.',
    refused: 'The server at this address does not send the picture, or redirects to another address.',
    'no-image': 'This is not a PNG, JPEG or WebP picture.',
    animated: 'Animated pictures cannot be used.',
    'too-many-pixels': 'The picture has too many pixels: at most 2048 × 2048 can be used.',
    broken: 'The picture is damaged and cannot be read.',
    storage: 'The picture could not be stored. Please try again.',
  },
  uploadMissing: 'This uploaded picture is no longer stored. Please upload it again.',
}

export type MediaMessages = typeof en
