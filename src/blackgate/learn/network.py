"""The network: a policy and two judgements of the position, from the observation of the seat that is asked."""

from typing import Final, NamedTuple

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import torch
    from torch import nn
    from torch.nn import functional

from blackgate.env.fields import Layout
from blackgate.learn.shared_arrays import SEATS, padded

FORBIDDEN: Final = -1e9  # the logit of an illegal action, or of a seat where no player is


class Answer(NamedTuple):
    """What the network says about some positions."""

    log_probs: torch.Tensor  # (positions, actions): of the actions; illegal ones have probability 0
    values: torch.Tensor  # (positions,): the expected return of the seat that is asked
    log_chances: (
        torch.Tensor
    )  # (positions, 6): the log chance of each relative seat to win; of two teams in the first two columns


class Network(nn.Module):
    """A linear layer, residual blocks, and three heads. Inputs are bytes; observations and masks have padded columns.

    The rectifier comes after the normalisation, so that every linear layer but the first reads a vector that is half zeros:
    an evaluator on a CPU can skip those.
    """

    def __init__(self, layout: Layout, actions: int, width: int, blocks: int) -> None:
        super().__init__()
        self.size: Final = layout.size
        self.actions: Final = actions
        self.columns: dict[str, int] = {field.name: field.offset for field in layout.fields}
        self.scale: torch.Tensor
        self.register_buffer("scale", torch.from_numpy(layout.scale), persistent=False)
        self.input: nn.Linear = nn.Linear(layout.size, width)
        self.norms: nn.ModuleList = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks))
        self.layers: nn.ModuleList = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.last_norm: nn.LayerNorm = nn.LayerNorm(width)
        self.policy: nn.Linear = nn.Linear(width, actions)
        self.value: nn.Linear = nn.Linear(width, 1)
        self.chances: nn.Linear = nn.Linear(width, SEATS)
        for head in (self.policy, self.value, self.chances):  # at the start, all legal actions and all seats are equally likely
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def body(self, observations: torch.Tensor) -> torch.Tensor:
        """Return what the heads read. The scale of the inputs is put into the weights, of which there are fewer."""
        weight = functional.pad(self.input.weight * self.scale, (0, observations.shape[1] - self.size))
        h = functional.linear(observations.to(self.compute_type(observations)), weight, self.input.bias)
        for norm, layer in zip(self.norms, self.layers, strict=True):
            h = h + layer(functional.relu(norm(h)))
        return functional.relu(self.last_norm(h))

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> Answer:
        """Answer positions. The three heads are one product of matrices."""
        heads = (self.policy, self.value, self.chances)
        spare = padded(self.actions + 1 + SEATS) - (self.actions + 1 + SEATS)
        weight = functional.pad(torch.cat([head.weight for head in heads]), (0, 0, 0, spare))
        bias = functional.pad(torch.cat([head.bias for head in heads]), (0, spare))
        out = functional.linear(self.body(observations), weight, bias).float()
        logits = out[:, : self.actions].masked_fill(masks[:, : self.actions] == 0, FORBIDDEN)
        values = out[:, self.actions]
        chances = out[:, self.actions + 1 : self.actions + 1 + SEATS]
        players, teams = self.players_and_teams(observations)
        return Answer(torch.log_softmax(logits, -1), values, log_chances(chances, players, teams))

    def players_and_teams(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the number of players and whether teams play, as the observations say."""
        return observations[:, self.columns["players"]], observations[:, self.columns["mode"] + 2] != 0

    @staticmethod
    def compute_type(tensor: torch.Tensor) -> torch.dtype:
        """Return the type in which matrices are multiplied here. Bytes are exact in both."""
        kind = tensor.device.type
        return torch.get_autocast_dtype(kind) if torch.is_autocast_enabled(kind) else torch.float32


def log_chances(logits: torch.Tensor, players: torch.Tensor, teams: torch.Tensor) -> torch.Tensor:
    """Return the log chances of the seats that play. A team has the sum of its logits: own team first, then the other."""
    seats = torch.arange(SEATS, device=logits.device)
    playing = seats < players[:, None]
    present = logits.masked_fill(~playing, 0.0)
    both = torch.stack((present[:, 0::2].sum(1), present[:, 1::2].sum(1)), 1)
    of_teams = functional.pad(both, (0, SEATS - 2), value=FORBIDDEN)
    return torch.log_softmax(torch.where(teams[:, None], of_teams, logits.masked_fill(~playing, FORBIDDEN)), -1)


def sample_actions(log_probs: torch.Tensor) -> torch.Tensor:
    """Sample one action per row from its log probabilities (the Gumbel trick, which needs no loop)."""
    return (log_probs - torch.empty_like(log_probs).exponential_().clamp_(min=1e-20).log_()).argmax(-1)
