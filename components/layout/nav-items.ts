import {
  CalendarClock,
  CalendarDays,
  CalendarHeart,
  CircleUser,
  ClipboardList,
  Clock,
  Code,
  DatabaseBackup,
  DoorOpen,
  Gauge,
  Globe,
  Inbox,
  Languages,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  MonitorSmartphone,
  Plug,
  ScrollText,
  Server,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  UserPlus,
  Users,
} from 'lucide-react'
import { mayOpen } from '@/lib/shared/owner-screens'
import type { ShownRole } from '@/lib/shared/team-roles'
import type { Part } from '@/messages/texts'

export type NavItem = {
  name: keyof Part<'layout'>['nav']
  href: string
  icon: LucideIcon
  isExternal?: boolean
  covers?: RegExp
  /** Only a team has it. */
  isTeams?: boolean
  /** Only somebody has it whom a page of a team names. */
  isHosts?: boolean
  /** Only those who run the server have it. */
  isAdmins?: boolean
}

/** `covers` matches the paths on which an entry is the current one, if they do not start with its own path. */
export const screens: readonly NavItem[] = [
  { name: 'meetings', href: '/meetings', icon: CalendarDays, covers: /^\/($|meetings(\/|$))/ },
  { name: 'pages', href: '/time-slot-pages', icon: Clock },
  { name: 'forms', href: '/forms', icon: ClipboardList, covers: /^\/(forms|response)(\/|$)/ },
  { name: 'availability', href: '/availability', icon: CalendarClock },
  { name: 'hosting', href: '/hosting', icon: CalendarHeart, isHosts: true },
  { name: 'integrations', href: '/integrations', icon: Plug },
  { name: 'members', href: '/members', icon: Users, isTeams: true },
  { name: 'rooms', href: '/rooms', icon: DoorOpen, isTeams: true },
  { name: 'settings', href: '/settings', icon: Settings },
  { name: 'admin', href: '/admin', icon: Gauge, isAdmins: true },
]

/** The screens of those who run the server. */
export const adminScreens: readonly NavItem[] = [
  { name: 'adminOverview', href: '/admin', icon: Gauge, covers: /^\/admin$/ },
  { name: 'adminAccounts', href: '/admin/accounts', icon: Users },
  { name: 'adminInvitations', href: '/admin/invitations', icon: UserPlus },
  { name: 'adminQueue', href: '/admin/queue', icon: Inbox },
  { name: 'adminInstance', href: '/admin/instance', icon: Server },
  { name: 'adminAudit', href: '/admin/audit', icon: ScrollText },
]

/** The screens of the settings, in the order of the list beside them. */
export const settingsScreens: readonly NavItem[] = [
  { name: 'general', href: '/settings', icon: SlidersHorizontal, covers: /^\/settings$/ },
  { name: 'brand', href: '/settings/brand', icon: CircleUser },
  { name: 'publicProfile', href: '/settings/public-profile', icon: Globe },
  { name: 'language', href: '/settings/language', icon: Languages },
  { name: 'devices', href: '/settings/devices', icon: MonitorSmartphone },
  { name: 'developers', href: '/settings/developers', icon: Code },
  { name: 'yourData', href: '/settings/your-data', icon: DatabaseBackup },
]

/** Parts of the settings that were sections of one screen, by the fragment that led there. */
export const MOVED_SECTIONS: Readonly<Record<string, string>> = {
  language: '/settings/language',
  appearance: '/settings/language#appearance',
  testMail: '/settings/brand#testMail',
  sessions: '/settings/devices',
  'your-data': '/settings/your-data',
  feeds: '/availability#feeds',
}

/**
 * The entries that somebody has: of a team's those that their role shows, for the person's own account those that are no team's. A room
 * leads back to the rooms of its team.
 */
export function shownTo(
  role: ShownRole | null,
  items: readonly NavItem[],
  { isHost = false, isAdmin = false }: { isHost?: boolean; isAdmin?: boolean } = {},
): NavItem[] {
  return items.filter(({ href, isTeams = false, isHosts = false, isAdmins = false }) =>
    role === null
      ? !isTeams && (isHost || !isHosts) && (isAdmin || !isAdmins)
      : mayOpen(role, href) || (role === 'room' && href === '/rooms'),
  )
}

export type HelpLinks = { supportUrl: string; securityUrl: string }

export function helpItems({ supportUrl, securityUrl }: HelpLinks): NavItem[] {
  return [
    { name: 'contact', href: '/contact', icon: MessageCircle },
    { name: 'support', href: supportUrl, icon: LifeBuoy, isExternal: true },
    { name: 'security', href: securityUrl, icon: ShieldCheck, isExternal: true },
  ]
}

export function isCurrent(item: NavItem, pathname: string): boolean {
  if (item.covers) return item.covers.test(pathname)
  return pathname === item.href || pathname.startsWith(`${item.href}/`)
}
