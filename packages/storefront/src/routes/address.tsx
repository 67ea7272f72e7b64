export { AddressScreen as Screen } from "../features/address/address-screen";
