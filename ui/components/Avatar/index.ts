export { Avatar, type AvatarProps, type VipTier } from './Avatar.tsx';
