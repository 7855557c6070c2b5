/* Generated from api/userinfo/ by npm run generate. */

import type { AutoLoginResult } from "./entities/auto-login-result.ts";
import type { Carried } from "./entities/carried.ts";
import type { LoginResult } from "./entities/login-result.ts";
import type { UserExtras } from "./entities/user-extras.ts";
import type { UserInfo } from "./entities/user-info.ts";

export interface UserinfoCalls {
  "userinfo-app-auto-login": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      userToken?: string;
      /**
       * Device id.
       */
      zuid?: string;
      ticket?: string;
      redirectUrl?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    } & Carried;
    response: AutoLoginResult;
  };
  "userinfo-baseinfo": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: UserInfo;
  };
  "userinfo-cancel": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
    } & Carried;
    response: {
      /**
       * When it takes effect unless the user logs in before, epoch ms.
       */
      cancelTime: number;
    };
  };
  "userinfo-deactivate": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Why the account is to be closed.
       */
      reason?: "no-need" | "too-expensive" | "privacy" | "bad-service" | "other";
      remark?: string;
    } & Carried;
    response: {
      /**
       * Days until a cancellation takes effect.
       */
      coolDays: number;
      /**
       * The phone that a code goes to, masked.
       */
      mobile: string;
    };
  };
  "userinfo-extras": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Device id: of which device bindDeviceFlag speaks.
       */
      zuid?: string;
    } & Carried;
    response: UserExtras;
  };
  "userinfo-find-password": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
      password: string;
    } & Carried;
    response: {};
  };
  "userinfo-generate-ticket": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: {
      /**
       * Works once.
       */
      ticket: string;
      /**
       * Epoch milliseconds.
       */
      expireTime: number;
    };
  };
  "userinfo-logout": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: {};
  };
  "userinfo-modify-password": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      oldPassword: string;
      /**
       * The new one.
       */
      password: string;
    } & Carried;
    response: {};
  };
  "userinfo-password-login": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      password: string;
      /**
       * The agreement was ticked.
       */
      agree: boolean;
      /**
       * Device id.
       */
      zuid?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    } & Carried;
    response: LoginResult;
  };
  "userinfo-register": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      smsCode: string;
      password: string;
      /**
       * The agreement was ticked.
       */
      agree: boolean;
      /**
       * The code or the userGid of who invited this borrower.
       */
      invitationCode?: string;
      /**
       * The activity of the link by which he came.
       */
      activityId?: string;
      /**
       * Device id.
       */
      zuid?: string;
    } & Carried;
    response: LoginResult;
  };
  "userinfo-save-method": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      retcode: string;
      message: string;
      /**
       * 1 register, 2 other.
       */
      type: "1" | "2";
    } & Carried;
    response: {};
  };
  "userinfo-send-sms": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      /**
       * What the code is for.
       */
      scene: "login" | "register" | "password" | "device" | "trade-password" | "cancel";
    } & Carried;
    response: {
      codeLength: number;
      /**
       * Seconds until another may be asked for.
       */
      resendSeconds: number;
      /**
       * Epoch milliseconds.
       */
      expireTime: number;
    };
  };
  "userinfo-set-password": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile?: string;
      smsCode?: string;
      /**
       * Instead of a code, after a registration through the phone's maker.
       */
      setPwdToken?: string;
      password: string;
    } & Carried;
    response: {};
  };
  "userinfo-sms-login": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      smsCode: string;
      /**
       * The agreement was ticked.
       */
      agree: boolean;
      /**
       * Device id.
       */
      zuid?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    } & Carried;
    response: LoginResult;
  };
  "userinfo-third-party-register": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      authorizationCode: string;
      /**
       * Device id.
       */
      zuid?: string;
      /**
       * The code or the userGid of who invited this borrower.
       */
      invitationCode?: string;
      /**
       * The activity of the link by which he came.
       */
      activityId?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    } & Carried;
    response: LoginResult;
  };
  "userinfo-trade-password-modify": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * 4 digits.
       */
      oldPassword: string;
      /**
       * The new one, 4 digits.
       */
      password: string;
    } & Carried;
    response: {};
  };
  "userinfo-trade-password-reset": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
      /**
       * Compared with the one on record.
       */
      bvn: string;
      /**
       * The new one, 4 digits.
       */
      password: string;
    } & Carried;
    response: {};
  };
  "userinfo-trade-password-set": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * 4 digits.
       */
      password: string;
    } & Carried;
    response: {};
  };
  "userinfo-update-phone-1": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Login password.
       */
      password: string;
    } & Carried;
    response: {
      /**
       * The phone that a code was sent to, masked.
       */
      mobile: string;
      /**
       * Digits of the code.
       */
      codeLength: number;
      /**
       * Seconds until another may be asked for.
       */
      resendSeconds: number;
      /**
       * Until when the code is good, epoch ms.
       */
      expireTime: number;
    };
  };
  "userinfo-update-phone-2": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
    } & Carried;
    response: {};
  };
  "userinfo-update-phone-3": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
    } & Carried;
    response: {
      /**
       * Digits of the code.
       */
      codeLength: number;
      /**
       * Seconds until another may be asked for.
       */
      resendSeconds: number;
      /**
       * Until when the code is good, epoch ms.
       */
      expireTime: number;
    };
  };
  "userinfo-update-phone-4": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
    } & Carried;
    response: {
      /**
       * The new phone, 10 digits.
       */
      mobile: string;
    };
  };
  "userinfo-user-login": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * 1: by authorization code.
       */
      loginType: number;
      authorizationCode: string;
      /**
       * Device id.
       */
      zuid?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    } & Carried;
    response: LoginResult;
  };
}
