import type { ReactNode } from 'react';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const OverviewIcon = () => (
  <Icon>
    <path d="M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z" />
  </Icon>
);
export const BellIcon = () => (
  <Icon>
    <path d="M18 9a6 6 0 0 0-12 0c0 6-2 7-2 7h16s-2-1-2-7M10.5 20a1.8 1.8 0 0 0 3 0" />
  </Icon>
);
export const ProjectIcon = () => (
  <Icon>
    <path d="M4 7.5 12 3l8 4.5v9L12 21l-8-4.5zM4 7.5l8 4.5 8-4.5M12 12v9" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5" />
  </Icon>
);
export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);
export const NoteIcon = () => (
  <Icon>
    <path d="M5 4h14v11l-5 5H5zM14 20v-5h5M9 9h6M9 13h3" />
  </Icon>
);
export const WarningIcon = () => (
  <Icon>
    <path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.4v.1" />
  </Icon>
);
export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c1-4 4-6 8-6s7 2 8 6" />
  </Icon>
);
export const MaintenanceIcon = () => (
  <Icon>
    <path d="M14.5 6.5a4 4 0 0 1 5-2.5l-2.6 2.6 1.5 1.5L21 5.5a4 4 0 0 1-5.6 4.7L7 18.6a2 2 0 1 1-2.8-2.8l8.4-8.4" />
  </Icon>
);
export const BudgetIcon = () => (
  <Icon>
    <path d="M4 7h16v12H4zM4 7l11-3v3M15 13h5" />
  </Icon>
);
export const ServiceIcon = () => (
  <Icon>
    <path d="M4 18h4v-5h5V8h7M16 4l4 4-4 4" />
  </Icon>
);
export const WebhookIcon = () => (
  <Icon>
    <path d="M12 4v10M8 10l4 4 4-4M4 16v4h16v-4" />
  </Icon>
);
export const ExpandIcon = () => (
  <Icon>
    <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
  </Icon>
);
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="26" height="26" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
    <path className="thread-1" d="M5 8c9 0 13 16 22 16" />
    <path className="thread-2" d="M5 16h22" />
    <path className="thread-3" d="M5 24c9 0 13-16 22-16" />
  </svg>
);
