/** Largest enterprise id that still belongs to the public deployment. */
const LAST_PUBLIC_ENTERPRISE_ID = 2;

/**
 * Whether a user belongs to a private deployment, where no plan limit holds and nothing is sold (spec §1).
 *
 * @param enterpriseId the user's `e_id`; absent means public
 */
export function isPrivateDeployment(enterpriseId: number | null | undefined): boolean {
  return typeof enterpriseId === 'number' && enterpriseId > LAST_PUBLIC_ENTERPRISE_ID;
}
