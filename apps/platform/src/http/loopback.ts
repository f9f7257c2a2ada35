// Addresses of this machine only.

const LOOPBACK_IP = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

export const isLoopback = (address: string | undefined): boolean => address !== undefined && LOOPBACK_IP.test(address);
