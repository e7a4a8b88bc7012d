export type SendingSteps = typeof import('./sending-steps')

export const loadSendingSteps = (): Promise<SendingSteps> => import('./sending-steps')
