import type { Static } from 'typebox';
import {
  type CommentOptions,
  type CommentServiceRecord,
  comment,
  type ServiceChannelsInfo,
} from '../../contract/alert-manager/comment.ts';
import type { EscalationRule, Repeat } from '../../contract/alert-manager/escalationPolicy.ts';
import { type UserGroupRecord, userGroup } from '../../contract/identity/userGroup.ts';
import { type AlertServiceRow, type EscalationPolicyRow, serviceDetails } from '../alertServices.ts';
import type { ConnectionPage } from '../read/page.ts';
import { resourceType, type SelectedRow } from '../resourceType.ts';
import type { JsonObject } from '../wire/jsonObject.ts';

/** A step of an escalation policy. */
export type EscalationRuleRow = Partial<Static<typeof EscalationRule>> & { readonly service_id: string | undefined };
/** A channel, and its service, as far as known. */
export type ChannelRow = { readonly id: string; readonly service_id: string | undefined };
/** How often the steps are repeated. */
export type EscalationRepeatRow = Partial<Static<typeof Repeat>>;
/** A service in its older form, with the selected members. */
export type LegacyAlertServiceRow = SelectedRow<CommentServiceRecord, 'service_id'>;
/** A channel of a service. */
export type LegacyAlertServiceChannelRow = SelectedRow<Static<typeof ServiceChannelsInfo>, 'channel_id'>;
/** The people responsible for a service: a typed message in the current form, free-form in the older one. */
export type ServiceMembersRow = { readonly USER?: unknown; readonly USER_GROUP?: unknown };
/** How the alerts of a service are handled. */
export type ServiceOptionsRow = Partial<Static<typeof CommentOptions>>;
/** Numbers of alerts by state. */
export type AlertTotalsRow = JsonObject;
/** Numbers of alerts by state, in the older form. */
export type LegacyAlertTotalsRow = JsonObject;
/** Numbers of alerts by urgency: HIGH and LOW; in the older form in lower case. */
export type AlertCountRow = JsonObject;

export { type AlertServiceRow, alertServices, type EscalationPolicyRow, escalationPolicies } from '../alertServices.ts';

/** A page of services. */
export type AlertServicePage = ConnectionPage<AlertServiceRow>;
/** A page of escalation policies. */
export type EscalationPolicyPage = ConnectionPage<EscalationPolicyRow>;
/** A page of services in their older form. */
export type LegacyAlertServicePage = ConnectionPage<LegacyAlertServiceRow>;

/** Services in their older form, and how they are fetched. Lists send the details only on request. */
export const legacyAlertServices = resourceType<LegacyAlertServiceRow>(
  'LegacyAlertService',
  { ...comment, onDemand: { flag: 'include_details', members: serviceDetails }, fields: { alertTotals: ['alerts'] } },
  (service_id) => ({ service_id }),
);

/** Groups of users, and how their names are fetched. */
export const userGroups = resourceType<SelectedRow<UserGroupRecord, 'user_group_id'>>(
  'UserGroup',
  userGroup,
  (user_group_id) => ({ user_group_id }),
);
