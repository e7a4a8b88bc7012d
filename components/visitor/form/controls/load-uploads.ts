export type UploadsModule = typeof import('./uploads')

export const loadUploads = (): Promise<UploadsModule> => import('./uploads')
