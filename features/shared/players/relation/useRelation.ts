import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { RELATION } from '#protocol/entities/relation.ts';
import { addRelation, deleteRelation } from '#protocol/operations/relation.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import type { KnownPlayer } from '../playerActionsContext.ts';
import { refreshRelations } from './refreshRelations.ts';

/** The transitions of specification 2 §4. */
export type RelationStep = 'befriend' | 'unfriend' | 'block' | 'unblock';

const done: Record<RelationStep, MessageDescriptor> = defineMessages({
  befriend: { id: 'player.befriended', defaultMessage: '已將{name}加為好友' },
  unfriend: { id: 'player.unfriended', defaultMessage: '已將{name}從好友名單刪除' },
  block: { id: 'player.blocked', defaultMessage: '已封鎖{name}' },
  unblock: { id: 'player.unblocked', defaultMessage: '已解除封鎖{name}' },
});
const failed = defineMessages({
  300014: { id: 'player.relationFull', defaultMessage: '名單已滿：好友最多 500 人，封鎖最多 100 人' },
});
const overrides: ErrorOverrides = failed;

/** The action that undoes an action made without a question. */
const back: Partial<Record<RelationStep, RelationStep>> = { unfriend: 'befriend', unblock: 'block' };

/**
 * Changes the relation to a player, and shows a message. Deleting a friend and unblocking can be undone from the message. All reads of the
 * player are repeated.
 */
export function useRelation({
  PlayerID,
  Name,
}: KnownPlayer): UseMutationResult<{ Relationship: UserInfo['Relationship'] }, Error, RelationStep> {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const name = usePlayerName()(Name);
  const run = (step: RelationStep): Promise<{ Relationship: UserInfo['Relationship'] }> => {
    const Type = step === 'block' || step === 'unblock' ? RELATION.blocked : RELATION.friend;
    const contract = step === 'block' || step === 'befriend' ? addRelation : deleteRelation;
    return call(contract, { PlayerID, Type });
  };
  const mutation = useMutation({
    mutationFn: run,
    onSuccess: ({ Relationship }, step) => {
      queries.setQueryData<UserInfo>(operationKey(getUserInfo, { PlayerID }), (before) =>
        before === undefined ? before : { ...before, Relationship },
      );
      const undo = back[step];
      toast({
        tone: 'success',
        text: formatMessage(done[step], { name }),
        ...(undo && {
          action: {
            label: formatMessage({ id: 'player.undo', defaultMessage: '復原' }),
            altText: formatMessage({ id: 'player.undoHint', defaultMessage: '打開玩家資訊可以復原' }),
            onPress: () => mutation.mutate(undo),
          },
        }),
      });
    },
    onError: (error) => toast({ tone: 'danger', text: errorText(error, overrides) }),
    // The change does not wait for the reads.
    onSettled: () => refreshRelations(queries, PlayerID),
  });
  return mutation;
}
