import { inviteAddress } from "@buck/client";
import type { InviteAddress } from "@buck/client";
import { useEffect, useState } from "react";

let asked: Promise<InviteAddress> | null = null;

/** Where others open this server. It is asked once; until it has answered this page's own address is shown. */
export function useInviteAddress(): InviteAddress {
  const [address, setAddress] = useState<InviteAddress>({ server: location.origin, isOnlyHere: false });
  useEffect(() => {
    asked ??= inviteAddress(location.origin);
    void asked.then(setAddress);
  }, []);
  return address;
}
