import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Shape {
  $ref?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** Every field of the entities (E1 to E21), word for word, by the entity that holds it. */
const fields: [id: string, entity: string, names: string][] = [
  [
    "E1",
    "loan",
    "loanAmount loanPeriod interest fee gst netAmount dueAmount dueTime applyTime loanNo exceedDays overdueFee reducedFee repaidPrincipal outstandingPrincipal installmentCount installmentFee managementFee",
  ],
  [
    "E2",
    "loan-status-item",
    "loanStatus orderGid extInfo currentBalance dueTime fee feeRate loanAmount loanGid netAmount purposeId tax voucherAmount withdrawBankShortName withdrawCardNo withdrawStatus applyTime",
  ],
  [
    "E3",
    "bill-list",
    "unRepaidTotal loanList applyTime canRenew dueTime exceedDays loanGid loanLeftAmount loanType productType refundingStatus status subLoanCount uploadCertificateState",
  ],
  [
    "E4",
    "loan-detail",
    "fee loanAmount loanLeftAmount loanPeriod loanStatus loanTime netAmount overdueFee repayStatus repaymentAmount dueTime exceedDays subLoans",
  ],
  ["E5", "bill-item", "renewExpiredTime canRenew"],
  ["E5", "loan-detail", "renewExpiredTime canRenew"],
  ["E6", "virtual-account", "bankCode bankName bankVA expiredTime receiverName"],
  [
    "E7",
    "voucher",
    "id gid voucherValue voucherTransType prizeType conditionLowerLimit conditionUpperLimit expireTime maximumLimitNum kind state",
  ],
  ["E8", "bank-account", "holderName bankName accountNumber"],
  [
    "E9",
    "bank-card",
    "bankCode bankId bankName bankShortName bankcardGid bankcardStatus canGuarantee cardAuthStatus cardNo cardType debitCandeduct",
  ],
  ["E9", "card-entry", "cardNo expiryMonth expiryYear cvv pin otp"],
  ["E10", "credit-summary", "score accountCount active closed outstandingBalance"],
  ["E11", "withdrawal", "amount time cardNo orderNo status"],
  [
    "E12",
    "main-home",
    "bizStatus bindDeviceFlag isSubLogic loanBillList productInfosList canBorrowAmount creditLine productType rate products maxLoanAmount minLoanAmount multiple periodNumber productId productName productPeriod registerTime",
  ],
  ["E13", "credit-status", "auditState bizStatus currentTime userType"],
  [
    "E14",
    "user-info",
    "balance bankCardCount creditLine invitationCode loanBalance loanQty loanSumAmount messageNumbers mobile name overdueQty redBagCount voucherCount showGuaranteeFlag",
  ],
  ["E15", "risk-auth", "basicsAuth refuseFlag preLoanInfoRespVO installRefuseFlag isHuidus guideLink"],
  [
    "E16",
    "pre-loan-info",
    "availableBalance frontRate postRate productId productPeriod lowestLimit highestLimit multiple baseRate largeLoanProductInfos productPeriodNum rates fixedManagerFee hasTransPwd vouchers orderGid taxScale interestPercent subAvailableBalance subCreditLine creditLine bindDeviceFlag",
  ],
  [
    "E17",
    "login-result",
    "mobile userGid userStatus userToken freezeStatus verifyToken name loginFromType isHuidus currentBizArg userid userId invitePrizeResp",
  ],
  [
    "E18",
    "credit-form",
    "birthday bvn firstName middleName surname gender alternateNumber companyName companyPhone education email homeAddressDetail region state job jobBeginTime jobStatus marriageStatus monthlySalary residenceType name phone relationship idFront idBack face",
  ],
  ["E19", "entry-params", "loanGid netAmount applyTime mobile dueTime fee loanAmount withdrawCardNo bvn name"],
  [
    "E20",
    "session-keys",
    "userGid loginToken userId userChannelGid ugid userStatus loginFlag mobile verifyToken unionId invitedFlag prizeValue installTime sessionId b c ch appver zuid ACQSessionId debug vconsoleDisable",
  ],
  [
    "E21",
    "tracking-record",
    "mid eleId pageId path referId btnId clickTime ctime utime zuid ugid appid swv ch_biz district appver version tokenId sessionId ch ch_sub",
  ],
];

describe("entities hold every field of the specification", () => {
  it.each(fields)("%s %s", (_, entity, names) => {
    const held = fieldsOf(load(entity));
    expect(names.split(" ").filter((name) => !held.has(name))).toEqual([]);
  });
});

function load(entity: string): Shape {
  return JSON.parse(readFileSync(`schemas/entities/${entity}.schema.json`, "utf8")) as Shape;
}

/** Names of the properties at every level, through references. */
function fieldsOf(shape: Shape, found = new Set<string>()): Set<string> {
  if (shape.$ref) return fieldsOf(load(shape.$ref.replace(".schema.json", "")), found);
  for (const [name, part] of Object.entries(shape.properties ?? {})) {
    found.add(name);
    fieldsOf(part, found);
  }
  if (shape.items) fieldsOf(shape.items, found);
  return found;
}
